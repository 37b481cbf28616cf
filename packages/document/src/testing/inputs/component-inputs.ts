import { replaceIds } from '../../view/references.ts'
import * as operations from '../../operations/index.ts'
import type { Dice } from '../dice.ts'
import { fieldsOf } from '../small-site.ts'
import type { Inputs } from './inputs.ts'
import { NAMES, of, target } from './picks.ts'

/** Components and their instances. */
export const componentInputs = {
  createComponent: (dice) => {
    const nodeId = of(dice, 'node')
    const offered = dice.pick(operations.offeredLiterals(dice.view, [nodeId], fieldsOf) ?? [])
    const properties = offered && dice.isLucky() ? [{ ...offered, name: dice.pick(NAMES) ?? '', type: 'text' }] : []
    const others = dice.isLucky() ? [of(dice, 'node')] : []
    return { nodeId, name: dice.pick(NAMES) ?? '', others, properties, newId: dice.newId, fieldsOf }
  },
  createPopup: (dice) => ({
    name: dice.pick(NAMES) ?? '',
    template: { element: dice.isLucky() ? 'box' : 'section' },
    newId: dice.newId,
    fieldsOf,
  }),
  swapInstance: (dice) => {
    const instance = dice.pick(dice.view.of('node').filter(({ componentId }) => componentId !== undefined))
    const others = dice.view.of('library-component').filter(({ id }) => id !== instance?.componentId)
    return { id: instance?.id ?? '', componentId: dice.pick(others)?.id ?? '', fieldsOf }
  },
  duplicateComponent: (dice) => ({ id: of(dice, 'library-component'), newId: dice.newId }),
  insertInstance: (dice) => ({ componentId: of(dice, 'library-component'), target: target(dice), newId: dice.newId, fieldsOf }),
  setComponent: (dice) => {
    const component = dice.pick(dice.view.of('library-component'))
    const property = dice.pick(Object.keys(component?.properties ?? {})) ?? dice.newId()
    return {
      id: component?.id ?? '',
      values: {
        name: dice.pick(NAMES) ?? '',
        properties: { [property]: dice.isLucky() ? null : { name: 'title', type: 'text', defaultValue: 'T' } },
      },
    }
  },
  setOpen: (dice) => ({ ids: [dice.isLucky() ? of(dice, 'node') : overridden(dice).nodeId], isOpen: dice.isLucky() }),
  setOverrides: (dice) => {
    const { id, nodeId } = overridden(dice)
    return { ids: [id], nodeIds: [nodeId], change: changeInside(dice) }
  },
  resetOverrides: (dice) => {
    const { id, nodeId } = overridden(dice)
    return { ids: [id], ...(dice.isLucky() && { nodeIds: [nodeId] }) }
  },
  pasteComponents: (dice) => {
    const copied = operations.copyComponents(dice.view, { ids: [of(dice, 'library-component')] })
    const ids = new Map(copied.records.map(({ id }) => [id, dice.newId()]))
    return { fragment: dice.isLucky() ? replaceIds(copied, ids) : copied, newId: dice.newId, fieldsOf }
  },
  deleteComponent: (dice) => ({ id: of(dice, 'library-component') }),
  detachInstance: (dice) => ({
    id: dice.pick(dice.view.of('node').filter(({ componentId }) => componentId !== undefined))?.id ?? '',
    box: { element: 'box', slot: 'children', styles: {} },
    newId: dice.newId,
    fieldsOf,
  }),
} satisfies Partial<Inputs>

/** A change of a node, as an instance may make it of one inside. */
function changeInside(dice: Dice): operations.SetOverridesInput['change'] {
  const [isReset, classId] = [dice.isLucky(), of(dice, 'style-class')]
  const condition = isReset ? null : ({ type: 'f', code: 'true' } as const)
  return (
    dice.pick<operations.SetOverridesInput['change']>([
      (view, ids) => operations.setProp(view, { ids, field: 'text', variant: 'ru', value: isReset ? null : 'Here', fieldsOf }),
      (view, ids) => operations.setStyle(view, { ids, variant: 'default', values: { color: isReset ? null : '#ff0000' } }),
      (view, ids) => operations.addClass(view, { ids, classId }),
      (view, ids) => operations.removeClass(view, { ids, classId }),
      (view, ids) => operations.setClassCondition(view, { ids, classId, condition }),
      (view, ids) => operations.setAttribute(view, { ids, name: 'data-here', value: isReset ? null : 'yes' }),
      (view, ids) => operations.setLink(view, { ids, link: isReset ? null : { type: 'external', href: 'https://example.org' } }),
      (view, ids) => operations.setCondition(view, { ids, condition }),
      (view, ids) => operations.setHidden(view, { ids, hidden: isReset }),
      (view, ids) => operations.deleteNodes(view, { ids }),
    ]) ?? ((view, ids) => operations.setHidden(view, { ids, hidden: true }))
  )
}

/** An instance, and a node inside of it that is open where there is one. */
function overridden(dice: Dice): { readonly id: string; readonly nodeId: string } {
  const instance = dice.pick(dice.view.of('node').filter(({ componentId }) => componentId !== undefined))
  const inside = dice.view.of('node').filter(({ id }) => dice.view.ancestors(id).at(-1) === instance?.componentId)
  const open = inside.filter(({ isOpen }) => isOpen)
  return { id: instance?.id ?? '', nodeId: (dice.pick(open) ?? dice.pick(inside))?.id ?? '' }
}
