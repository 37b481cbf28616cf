import '../../words/ru.ts'
import { wordsIn } from '../../lib/words/words.ts'
import { PRESETS, type PresetName } from './presets.ts'

const RUSSIAN = wordsIn('ru', 'presets', PRESETS)

/** Presets as a builder chooses them, called as visitors read them. */
export const PRESET_OPTIONS = Object.entries(PRESETS).map(([value, en]) => {
  const name = value as PresetName
  return { value: name, label: { en, ru: RUSSIAN[name] } }
})
