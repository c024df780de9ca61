export { Logo, LogoMark, type LogoProps } from './logo.tsx'
export { NajdiRow } from './najdi-row.tsx'
export { formatPhone, Phone } from './phone.tsx'
export { ScoreRing, type ScoreRingProps } from './score-ring.tsx'
