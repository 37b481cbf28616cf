export type Precision = 'date' | 'time' | 'date-time'

const DATE = /^(\d{4})-(\d\d)-(\d\d)$/
const TIME = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?$/

/** Whether a text is a day of the calendar, a time of day, or both with a `T` between them. */
export function isIsoText(text: string, precision: Precision): boolean {
  if (text.length > 23) return false
  if (precision === 'date') return isDate(text)
  if (precision === 'time') return TIME.test(text)
  const [date = '', time = '', ...more] = text.split('T')
  return more.length === 0 && isDate(date) && TIME.test(time)
}

/** Days are counted here and not by `Date`, which takes the 31st of February for a day of March. */
function isDate(text: string): boolean {
  const [, year, month, day] = (DATE.exec(text) ?? []).map(Number)
  if (year === undefined || month === undefined || day === undefined) return false
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  return days !== undefined && day >= 1 && day <= days
}
