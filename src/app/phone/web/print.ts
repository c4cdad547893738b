/** Prints the page. */
export const printPage: (() => void) | null = () => print();
