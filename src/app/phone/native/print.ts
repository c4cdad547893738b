/** Null: the app's web view cannot print. */
export const printPage: (() => void) | null = null;
