import { blankNode } from '@heddle/document'
import { changeOf } from '@heddle/store'
import { idOf } from './guest.ts'
import { createWorkplace, SECTION } from './workplace.ts'
import type { Window } from './workplace.ts'

/** A text in the first section, not yet in the project. */
export const text = (name: string, parentId = SECTION) =>
  blankNode(idOf(name), 'text', { parentId, slot: 'children', index: 'a0' })
/** The first section as a window shows it. */
export const section = ({ store }: Window) => {
  const record = store.get(SECTION)
  return record?.kind === 'node' ? record : undefined
}
export const rename = (window: Window, to: string) =>
  window.client.change('Rename', changeOf(SECTION, 'name', section(window)?.name ?? '', to))
export const insert = (window: Window, name: string, parentId?: string) => {
  const put = { [idOf(name)]: text(name, parentId) }
  return window.client.change(`Insert ${name}`, { put })
}

/** Two people who see the same saved project. */
export async function pair() {
  const place = createWorkplace()
  const [ann, bob] = [place.openWindow('ann'), place.openWindow('bob')]
  await place.clock.pass(100)
  return { place, ann, bob, clock: place.clock, memory: place.memory }
}
