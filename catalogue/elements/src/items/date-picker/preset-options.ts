import { PRESETS } from './presets.ts'

/** Presets as a builder chooses them, in English alone: all words of a language for these twelve would be loaded with the editor. */
export const PRESET_OPTIONS = Object.entries(PRESETS).map(([value, en]) => ({ value, label: { en } }))
