import { fromVariant } from '@heddle/style'
import { nodeRule } from '../node-rule.ts'
import { words } from '../words.ts'

/** What is seen in another order than it stands is still reached by Tab, and read aloud, in the order of the navigator. */
export const rule = nodeRule({ id: 'visual-order', place: 64 }, ({ styles }) => {
  const moved = Object.entries(styles).find(([, { order }]) => order !== undefined && order !== null && Number(order) !== 0)
  return moved ? [{ severity: 'warning', message: words.visualOrder(fromVariant(moved[0]).screenId === 'default') }] : []
})
