import { compilePattern } from '@heddle/document/regex'
import { createFiltered } from '@heddle/document/values'
import type { JobBody } from '../../pool/job.ts'
import type { shapeRowsJob } from './job.ts'

export const run: JobBody<typeof shapeRowsJob> = async ({ filter, sort, language }, { items }) =>
  createFiltered<unknown>({ filter, sort, language, pattern: compilePattern })(items, (value) => value)
