import type { OwnLanguage } from '../../lib/controls/own-language.ts'

/** What a person is told who chose too few or too many. */
export const MESSAGES: Readonly<Record<OwnLanguage, { readonly [limit in 'min' | 'max']: (count: number) => string }>> = {
  en: { min: (count) => `Choose at least ${count}.`, max: (count) => `Choose at most ${count}.` },
  ru: { min: (count) => `Выберите не меньше ${count}.`, max: (count) => `Выберите не больше ${count}.` },
}
