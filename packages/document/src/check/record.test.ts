import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { DocumentRecord } from '../records/types.ts'
import { smallSiteRecords } from '../testing/small-site.ts'
import { checkChangedRecord, checkRecord } from './record.ts'

it('document-D40 of a sound record the changed fields tell what the whole record tells', () => {
  const values = [
    fc.constantFrom<unknown>('a0', 'javascript:x', 1, true, {}, [], { type: 'f' }, { type: 'f', code: '1' }),
    fc.jsonValue({ maxDepth: 3 }),
  ]
  const fields = [...new Set(smallSiteRecords().flatMap((record) => Object.keys(record)))].filter((key) => key !== 'kind')
  fc.assert(
    fc.property(
      fc.constantFrom(...smallSiteRecords()),
      fc.constantFrom(...fields, 'link', 'repeat', 'ghost', 'constructor'),
      fc.option(fc.oneof(...values), { nil: undefined }),
      (record, field, value) => {
        const { [field as keyof DocumentRecord]: _, ...rest } = record
        const changed = (value === undefined ? rest : { ...rest, [field]: value }) as DocumentRecord
        expect(checkChangedRecord(changed, [field], 'here')).toEqual(checkRecord(changed, 'here'))
      },
    ),
    { numRuns: 500 },
  )
})
