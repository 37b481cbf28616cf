import type { LocalizedText, SlotDefinition } from '@heddle/kit'
import { STATES } from './grid/limits.ts'

type State = (typeof STATES)[number]

const LABELS: Readonly<Record<State, LocalizedText>> = {
  empty: { en: 'Without rows', ru: 'Без строк' },
  noMatch: { en: 'Without matches', ru: 'Без совпадений' },
  loading: { en: 'Loading', ru: 'Загрузка' },
  error: { en: 'Failure', ru: 'Ошибка' },
}

const slotOf = (state: State): SlotDefinition => ({ label: LABELS[state], takesAdded: () => false })

/** What a builder draws in the place of rows; words stand there else. Filled on purpose: what is added goes elsewhere. */
export const STATE_SLOTS: Readonly<Record<State, SlotDefinition>> = {
  empty: slotOf('empty'),
  noMatch: slotOf('noMatch'),
  loading: slotOf('loading'),
  error: slotOf('error'),
}

/** What the canvas can show in the place of rows. */
export const SHOWN_STATES = STATES.map((id) => ({ id, label: LABELS[id] }))
