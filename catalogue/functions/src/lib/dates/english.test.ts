import dayjsEnglish from 'dayjs/locale/en.js'
import { expect, test } from 'vitest'
import { english } from './english.ts'

test('English is written as dayjs writes it, every number of a day or a week included', () => {
  expect(JSON.stringify(english)).toBe(JSON.stringify(dayjsEnglish))
  const numbers = Array.from({ length: 400 }, (_, at) => at)
  const written = ({ ordinal }: typeof english) => numbers.map((number) => ordinal?.(number))
  expect(written(english)).toEqual(written(dayjsEnglish))
})
