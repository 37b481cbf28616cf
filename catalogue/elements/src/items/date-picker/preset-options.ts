import { PRESETS, type PresetName } from './presets.ts'

const RUSSIAN: Readonly<Record<PresetName, string>> = {
  today: 'Сегодня',
  yesterday: 'Вчера',
  tomorrow: 'Завтра',
  'last-7-days': 'Последние 7 дней',
  'last-30-days': 'Последние 30 дней',
  'next-7-days': 'Следующие 7 дней',
  'next-30-days': 'Следующие 30 дней',
  'this-week': 'Эта неделя',
  'last-week': 'Прошлая неделя',
  'this-month': 'Этот месяц',
  'last-month': 'Прошлый месяц',
  'this-year': 'Этот год',
}

/** Presets as a builder chooses them. */
export const PRESET_OPTIONS = Object.entries(PRESETS).map(([value, en]) => {
  const name = value as PresetName
  return { value: name, label: { en, ru: RUSSIAN[name] } }
})
