/** From an emergency down to an ordinary day. */
export const severityLevels = ['urgent', 'high', 'medium', 'low'] as const;
export type SeverityLevel = (typeof severityLevels)[number];
