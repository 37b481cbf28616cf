import type { ProblemRule } from './problem.ts'
import { brokenFormula } from './rules/broken-formula.ts'
import { emptyPageTitle } from './rules/empty-page-title.ts'
import { headingOrder } from './rules/heading-order.ts'
import { imageWithoutAlt } from './rules/image-without-alt.ts'
import { linkWithoutTarget } from './rules/link-without-target.ts'
import { nestedControls } from './rules/nested-controls.ts'
import { pluginNotInstalled } from './rules/plugin-not-installed.ts'
import { unknownElement } from './rules/unknown-element.ts'

/** Every rule, in the order the panel shows what they find. */
export const PROBLEM_RULES: readonly ProblemRule[] = [
  brokenFormula,
  linkWithoutTarget,
  nestedControls,
  unknownElement,
  imageWithoutAlt,
  headingOrder,
  emptyPageTitle,
  pluginNotInstalled,
]
