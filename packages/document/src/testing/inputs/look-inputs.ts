import { NEW_TOKENS, TOKEN_TYPES } from '@heddle/style'
import type { Inputs } from './inputs.ts'
import { NAMES, of } from './picks.ts'

/** Classes and tokens. */
export const lookInputs = {
  insertClass: (dice) => ({
    name: dice.pick(NAMES) ?? '',
    newId: dice.newId,
    ...(dice.isLucky() && { parentId: of(dice, 'style-class') }),
  }),
  setClass: (dice) => ({ id: of(dice, 'style-class'), values: { name: dice.pick(NAMES) ?? '' } }),
  deleteClass: (dice) => ({ id: of(dice, 'style-class') }),
  insertToken: (dice) => {
    const type = dice.pick(TOKEN_TYPES) ?? 'color'
    return { type, name: dice.pick(NAMES) ?? '', ...NEW_TOKENS[type], newId: dice.newId }
  },
  setToken: (dice) => {
    const id = of(dice, 'token')
    const { value } = dice.pick(Object.values(NEW_TOKENS)) ?? NEW_TOKENS.color
    const frame = dice.pick([null, { at: 40, styles: { color: { type: 'token', id: of(dice, 'token') } } }] as const)
    const letterSpacing = dice.pick([undefined, null, '0.04em'])
    return {
      id,
      values: {
        name: dice.pick(NAMES) ?? '',
        value,
        darkValue: null,
        ...(letterSpacing !== undefined && { letterSpacing }),
        ...(frame !== undefined && dice.isLucky() && { frames: { [dice.pick(NAMES) ?? '']: frame } }),
      },
    }
  },
  setBackground: (dice) => ({
    id: dice.isLucky() ? (dice.view.site()?.id ?? '') : of(dice, 'page'),
    values: { 'background-color': dice.pick([null, 'red', { type: 'token', id: of(dice, 'token') }]) ?? null },
  }),
  deleteToken: (dice) => ({ id: of(dice, 'token') }),
} satisfies Partial<Inputs>
