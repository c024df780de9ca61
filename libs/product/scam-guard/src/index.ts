export { findScamSigns, type ScamSign } from './scam-signs.ts'
