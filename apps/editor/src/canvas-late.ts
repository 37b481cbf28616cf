import type { LateParts } from '@heddle/canvas/start-canvas'
import { compilePattern } from '@heddle/document/regex'
import { lateComponents } from '@heddle/elements/late-components'
import { lateStyles } from '@heddle/elements/late-styles'
import { lateCalls } from '@heddle/functions/late-calls'

/** What few pages need; loaded after the first drawing. */
export const late: LateParts = { functions: lateCalls, compilePattern, components: lateComponents, styles: lateStyles }
