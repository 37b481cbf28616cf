import { changeOf } from '@heddle/store'
import { visit } from './guest.ts'
import { createWorkplace, SECTION } from './workplace.ts'

/** Another name for the first section. */
export const rename = (to: string, from = '') => changeOf(SECTION, 'name', from, to)

/** A workplace whose database answers only when time passes, and two who said hello. */
export async function meeting() {
  const place = createWorkplace()
  const [ann, bob] = [visit(place.room, 'ann'), visit(place.room, 'bob')]
  ann.hello()
  bob.hello()
  await place.clock.pass(0)
  return { place, ann, bob, clock: place.clock, memory: place.memory }
}
