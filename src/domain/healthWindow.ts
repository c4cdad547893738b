/** How far back a health note still says something of how the dog is now, in hours. */
export const healthWindowHours = 72;
