import {
  checkAnimationName,
  checkFrame,
  checkLetterSpacing,
  checkTokenValue,
  isTokenReference,
  MAX_FRAMES,
  tokenFits,
  type AnimationFrames,
} from '@heddle/style'
import { errorAt, type Issue } from '../issue.ts'
import { MESSAGES } from '../messages.ts'
import type { TokenRecord } from '../records/types.ts'
import type { DocumentView } from '../view/view.ts'
import { checkName } from './names.ts'

/** What is wrong with a design token. */
export function checkToken(view: DocumentView, token: TokenRecord): readonly Issue[] {
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
  if (token.type === 'animation') issues.push(...checkNameOfAnimation(view, token, `${path}/name`))
  if (token.frames !== undefined) {
    if (token.type === 'animation') issues.push(...checkFrames(view, token.frames, `${path}/frames`))
    else issues.push(errorAt('wrong-value', `${path}/frames`, MESSAGES.framesOfAnimation))
  }
  return issues
}

/** Animations are picked by their names from one list with those that are always there. */
function checkNameOfAnimation(view: DocumentView, { id, name }: TokenRecord, path: string): readonly Issue[] {
  const wrong = checkAnimationName(name)
  if (wrong !== undefined) return [errorAt('name-taken', path, wrong)]
  const isTaken = view.of('token').some((other) => other.type === 'animation' && other.id !== id && other.name === name)
  return isTaken ? [errorAt('name-taken', path, MESSAGES.nameTaken(name))] : []
}

function checkFrames(view: DocumentView, frames: AnimationFrames, path: string): readonly Issue[] {
  const issues: Issue[] = []
  if (Object.keys(frames).length > MAX_FRAMES) issues.push(errorAt('too-many-frames', path, MESSAGES.tooManyFrames(MAX_FRAMES)))
  for (const [key, frame] of Object.entries(frames)) {
    const wrong = checkFrame(frame)
    if (wrong !== undefined) issues.push(errorAt('wrong-value', `${path}/${key}`, wrong))
    for (const [property, value] of Object.entries(frame.styles)) {
      // One that somebody else removes meanwhile is a missing reference, as everywhere.
      const used = isTokenReference(value) ? view.find('token', value.id) : undefined
      if (used === undefined || tokenFits(used.type, property)) continue
      issues.push(errorAt('wrong-token-type', `${path}/${key}`, MESSAGES.wrongTokenType(used.type, property)))
    }
  }
  return issues
}
