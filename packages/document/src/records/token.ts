import { checkFrame, FRAME_PROPERTIES, MAX_FRAMES, TOKEN_TYPES, type AnimationFrame } from '@heddle/style'
import { z } from 'zod'
import type { Migration } from './migration.ts'
import { MESSAGES } from '../messages.ts'
import { id, indexKey, key, schemaOf, shortText, tokenReference } from './schema-parts.ts'
import type { TokenRecord } from './types.ts'

/** A frame of an animation, with values that can be printed. */
const frame: z.ZodType<AnimationFrame> = z
  .strictObject({
    at: z.number(),
    styles: z.partialRecord(z.enum(FRAME_PROPERTIES), z.union([z.string().max(2000), z.number(), tokenReference])),
    easing: shortText.exactOptional(),
  })
  .superRefine((given, context) => {
    const problem = checkFrame(given)
    if (problem !== undefined) context.addIssue({ code: 'custom', message: problem })
  })

export const tokenSchema = schemaOf<TokenRecord>()(
  z.strictObject({
    id,
    kind: z.literal('token'),
    type: z.enum(TOKEN_TYPES),
    name: shortText,
    folder: shortText,
    index: indexKey,
    value: shortText,
    darkValue: shortText.exactOptional(),
    letterSpacing: shortText.exactOptional(),
    frames: z
      .record(key, frame)
      .refine((frames) => Object.keys(frames).length <= MAX_FRAMES, MESSAGES.tooManyFrames(MAX_FRAMES))
      .exactOptional(),
  }),
)

export const tokenMigrations: readonly Migration[] = []
