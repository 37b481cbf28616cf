import type dayjsEnglish from 'dayjs/locale/en.js'

const ENDINGS = ['th', 'st', 'nd', 'rd']

/** English as dayjs has it, which nearly every page with dates loads: its own file brings along what loads modules of old. */
export const english: typeof dayjsEnglish = {
  name: 'en',
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  ordinal(number) {
    const rest = number % 100
    return `[${number}${ENDINGS[(rest - 20) % 10] ?? ENDINGS[rest] ?? 'th'}]`
  },
} as typeof dayjsEnglish
