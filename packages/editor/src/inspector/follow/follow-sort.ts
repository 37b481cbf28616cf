import type { Id } from '@heddle/document'
import type { Followed } from '@heddle/kit'
import { directionsLike, orderLike, roleOf } from './parameter-roles.ts'
import { asBefore, aspectOf, left, textOf, type Aspect, type Changes, type Parameter } from './parameters.ts'
import { words } from './words.ts'

/** A sort is said by a field and a direction, or by one parameter as it is written. */
export function sortOf(others: readonly Parameter[], nodeId: Id, { sort }: Followed, changes: Changes): Aspect {
  const named = (role: string): readonly Parameter[] => others.filter(({ name }) => roleOf(name) === role)
  // `sort` and `order` are a field or a direction: by what they hold, by what stands beside them, and then `sort` is the field.
  const either = named('order').toSorted((a, b) => Number(isOrder(a)) - Number(isOrder(b)))
  const key = named('key')[0] ?? either.find((one) => directionsLike(textOf(one)) === undefined)
  const direction = named('direction')[0] ?? either.find((one) => one !== key)
  if (!key) return left(words.sort, direction ? [direction] : [], words.noSort)
  const write = (parameter: Parameter, sorted: string): string => `${sort.key} ? ${sorted} : ${asBefore(parameter)}`
  const variable = `${nodeId}-sort`
  if (direction) {
    const [up, down] = directionsLike(textOf(direction)) ?? ['asc', 'desc']
    const said = `(${sort.isDescending} ? '${down}' : '${up}')`
    const codes = [
      [key, `${sort.key} || ${asBefore(key)}`],
      [direction, write(direction, said)],
    ] as const
    return aspectOf(words.sort, variable, codes, changes, words.writtenAs(`${up}, ${down}`))
  }
  const { up, down, isBefore } = orderLike(textOf(key))
  const said = `(${sort.isDescending} ? '${down}' : '${up}')`
  const code = write(key, isBefore ? `${said} + ${sort.key}` : `${sort.key} + ${said}`)
  const examples = [up, down].map((one) => (isBefore ? `${one}${words.field}` : `${words.field}${one}`))
  return aspectOf(words.sort, variable, [[key, code]], changes, words.writtenAs(examples.join(', ')))
}

const isOrder = ({ name }: Parameter): boolean => name.toLowerCase().includes('order')
