import { z } from 'zod'
import { MESSAGES } from '../messages.ts'
import type { Migration } from './migration.ts'
import { anyJson, id, indexKey, schemaOf, shortText } from './schema-parts.ts'
import { MAX_EXPECTATIONS, MAX_RECORDING } from './test-types.ts'
import type { TestRecord } from './types.ts'

export const testSchema = schemaOf<TestRecord>()(
  z.strictObject({
    id,
    kind: z.literal('test'),
    name: shortText,
    folder: shortText,
    index: indexKey,
    workflowId: id,
    recording: z.string().max(MAX_RECORDING, MESSAGES.recordingTooLong(MAX_RECORDING)),
    expected: z
      .array(z.strictObject({ of: z.enum(['variable', 'result', 'end']), id: shortText, value: anyJson }))
      .max(MAX_EXPECTATIONS, MESSAGES.tooManyExpectations(MAX_EXPECTATIONS)),
    isExact: z.boolean().exactOptional(),
  }),
)

export const testMigrations: readonly Migration[] = []
