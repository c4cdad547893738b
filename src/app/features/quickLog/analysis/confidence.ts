/** A confidence from 0 to 1, in words. */
export function confidenceInWords(score: number): string {
  if (score < 0.35) return 'Low confidence';
  return score < 0.7 ? 'Moderate confidence' : 'High confidence';
}
