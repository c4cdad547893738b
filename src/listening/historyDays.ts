/** How many days back earlier notes count. */
export const historyDays = 14;
