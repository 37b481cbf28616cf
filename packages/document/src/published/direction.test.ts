import { expect, test } from 'vitest'
import { directionOf } from './direction.ts'

test.each(['ar', 'AR-EG', 'he', 'fa', 'ur-PK', 'yi', 'az-Arab', 'pa-Arab-PK', 'ff-Adlm', 'dv'])(
  'document-D187 %s is written from right to left',
  (language) => expect(directionOf(language)).toBe('rtl'),
)

test.each(['en', 'ru', 'ja', 'ar-Latn', 'he-Latn-IL', 'az', 'pa-Guru', 'arn', 'hebrew', ''])(
  'document-D187 %j is written from left to right',
  (language) => expect(directionOf(language)).toBe('ltr'),
)
