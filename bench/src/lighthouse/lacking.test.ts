import { expect, test } from 'vitest'
import { lacking } from './lacking.ts'

test('what takes points is told by its weight; what takes none, counts nothing or could not be asked is not', () => {
  const audit = (score: number | null, title: string) => ({ score, title })
  const audits = {
    paint: audit(0.8, 'First paint'),
    shift: audit(1, 'Layout shift'),
    blocking: audit(0.5, 'Blocking time'),
    hint: audit(0, 'A hint'),
    unasked: audit(null, 'Not asked'),
  }
  const auditRefs = [
    { id: 'paint', weight: 10 },
    { id: 'shift', weight: 25 },
    { id: 'blocking', weight: 30 },
    { id: 'hint', weight: 0 },
    { id: 'unasked', weight: 5 },
  ]
  const result = { audits, categories: { performance: { score: 0.9, auditRefs } } }
  expect(lacking(result, 'performance')).toEqual(['Blocking time', 'First paint'])
  expect(lacking(result, 'seo')).toEqual([])
})
