import { option, type FieldValues, type LocalizedText } from '@heddle/kit'

/** Elements reference 20.2. */
export const ZONES = [
  'Pacific/Midway',
  'America/Adak',
  'Pacific/Gambier',
  'America/Los_Angeles',
  'America/Denver',
  'America/Chicago',
  'America/New_York',
  'America/Santiago',
  'America/Sao_Paulo',
  'America/Noronha',
  'Atlantic/Cape_Verde',
  'UTC',
  'Europe/Brussels',
  'Africa/Cairo',
  'Europe/Minsk',
  'Europe/Moscow',
  'Asia/Tashkent',
  'Asia/Dhaka',
  'Asia/Novosibirsk',
  'Australia/Perth',
  'Asia/Tokyo',
  'Australia/Hobart',
  'Asia/Vladivostok',
  'Pacific/Auckland',
] as const

/** A choice of one of them, or of the visitor's own as `locale`; a formula may give any name of IANA. */
export const timeZone = (about: { readonly help: LocalizedText; readonly when: (values: FieldValues) => boolean }) =>
  option({
    label: { en: 'Time zone', ru: 'Часовой пояс' },
    optionsOf: () => [
      { value: 'locale', label: { en: "The visitor's own", ru: 'Посетителя' } },
      ...ZONES.map((zone) => ({ value: zone, label: { en: zone } })),
    ],
    default: 'locale',
    takesOthers: true,
    bindable: true,
    ...about,
  })
