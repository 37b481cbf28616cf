import { checkLetterSpacing, checkTokenValue } from '@heddle/style'
import { errorAt, type Issue } from '../issue.ts'
import { MESSAGES } from '../messages.ts'
import type { TokenRecord } from '../records/types.ts'
import { checkName } from './names.ts'

/** What is wrong with a design token. */
export function checkToken(token: TokenRecord): readonly Issue[] {
  const path = `token/${token.id}`
  const issues: Issue[] = [...checkName(token.name, `${path}/name`)]
  for (const key of ['value', 'darkValue'] as const) {
    const wrong = token[key] === undefined ? undefined : checkTokenValue(token.type, token[key])
    if (wrong !== undefined) issues.push(errorAt('wrong-value', `${path}/${key}`, wrong))
  }
  if (token.letterSpacing !== undefined) {
    const wrong = token.type === 'typography' ? checkLetterSpacing(token.letterSpacing) : MESSAGES.letterSpacingOfFont
    if (wrong !== undefined) issues.push(errorAt('wrong-value', `${path}/letterSpacing`, wrong))
  }
  return issues
}
