/** How long a health note counts towards the dog's health status, in hours. */
export const healthWindowHours = 72;
