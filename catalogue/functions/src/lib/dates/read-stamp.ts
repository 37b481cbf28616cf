const ZERO = 48
const NINE = 57
const LAST_SURE_DAY = 28

/**
 * The instant of a text such as `2024-05-10T12:30:00.000Z`, which is how instants are written and by far the most frequent;
 * `NaN` for any other, to be read with more patience. Digit by digit, several times quicker than a pattern.
 */
export function readStamp(text: string): number {
  if (text.length !== 24 || !hasMarks(text)) return Number.NaN
  const [year, month, day] = [digits(text, 0, 4), digits(text, 5, 7), digits(text, 8, 10)]
  const [hour, minute, second] = [digits(text, 11, 13), digits(text, 14, 16), digits(text, 17, 19)]
  const isDay = year > 99 && month >= 1 && month <= 12 && day >= 1 && day <= LAST_SURE_DAY
  const isTime = hour <= 23 && minute <= 59 && second <= 59
  return isDay && isTime ? Date.UTC(year, month - 1, day, hour, minute, second, digits(text, 20, 23)) : Number.NaN
}

function hasMarks(text: string): boolean {
  return (
    text[4] === '-' &&
    text[7] === '-' &&
    text[10] === 'T' &&
    text[13] === ':' &&
    text[16] === ':' &&
    text[19] === '.' &&
    text[23] === 'Z'
  )
}

function digits(text: string, from: number, to: number): number {
  let number = 0
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at)
    if (code < ZERO || code > NINE) return Number.NaN
    number = number * 10 + code - ZERO
  }
  return number
}
