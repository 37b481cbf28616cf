import { z } from 'zod'
import type { Migration } from './migration.ts'
import { id, indexKey, json, key, schemaOf, shortText } from './schema-parts.ts'
import type { ActionRecord, WorkflowRecord } from './types.ts'

const flag = z.boolean().exactOptional()

const action: z.ZodType<ActionRecord> = z.strictObject({
  type: z.string().regex(/^[a-z0-9-]{1,64}$/),
  name: shortText.exactOptional(),
  args: z.record(key, json),
  next: id.exactOptional(),
  branches: z
    .array(z.strictObject({ value: z.json(), id: id.exactOptional(), isDefault: flag, label: shortText.exactOptional() }))
    .max(200)
    .exactOptional(),
  loop: id.exactOptional(),
  disabled: flag,
  gives: json.exactOptional(),
})

export const workflowSchema = schemaOf<WorkflowRecord>()(
  z.strictObject({
    id,
    kind: z.literal('workflow'),
    name: shortText,
    folder: shortText,
    index: indexKey,
    ownerId: id.exactOptional(),
    trigger: shortText,
    triggerConditions: json.exactOptional(),
    parameters: z.array(z.strictObject({ name: shortText, type: shortText })).max(100),
    firstAction: id.exactOptional(),
    firstErrorAction: id.exactOptional(),
    actions: z.record(id, action),
    parallel: flag,
    description: z.string().max(2000).exactOptional(),
    disabled: flag,
    isExposed: z.literal(true).exactOptional(),
  }),
)

export const workflowMigrations: readonly Migration[] = []
