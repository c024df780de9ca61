/**
 * How near the evidence is to what rolls a canary back, from 0 to 100. It multiplies with each page that fails, so its
 * logarithm is what grows evenly; 1 says nothing.
 */
export function evidenceShare(evidence: number, threshold: number): number {
  if (evidence <= 1 || threshold <= 1) return 0
  return Math.min(100, Math.round((100 * Math.log(evidence)) / Math.log(threshold)))
}
