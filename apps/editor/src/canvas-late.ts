import type { LateParts } from '@heddle/canvas/start-canvas'
import { compilePattern } from '@heddle/document/regex'
import { lateCalls } from '@heddle/functions/late-calls'

/** What formulas seldom need; loaded after the first drawing. */
export const late: LateParts = { functions: lateCalls, compilePattern }
