import { expect, test } from 'vitest'
import { component, instance, rootNode } from '../testing/component.ts'
import { compilerOf, id, node, project, styleClass } from '../testing/fixture.ts'

const bind = (code: string) => ({ type: 'f' as const, code })
const MARK = `data-when-${id('late')}`
const late = styleClass('late', {
  default: { color: 'red', 'margin-top': '4px' },
  tablet: { color: 'maroon' },
  'default:hover': { color: 'pink' },
})
const rule = ({ rules }: { readonly rules: ReadonlyMap<string, string> }) => [...rules.values()].join('')

test('publish-C61 a class that is on by a condition is an attribute that follows it, and its looks on every screen ask for that', () => {
  const compiler = compilerOf(
    project([
      late,
      node('on', 'home', 'text', { classes: { [id('late')]: 'a0' } }),
      node('one', 'home', 'text', {
        classes: { [id('late')]: 'a0' },
        classConditions: { [id('late')]: bind('page.name') },
        styles: { default: { 'margin-top': '9px' }, 'default:hover': { opacity: '0.5' } },
      }),
    ]),
  )
  const { published, rules } = compiler.one('one')
  const css = rule({ rules })
  expect(published.attributes?.[MARK]).toMatchObject({ type: 'f' })
  expect(published.live).toBeGreaterThan(0)
  expect(css).toMatch(new RegExp(`\\[${MARK}\\][^{]*\\{color:red`))
  expect(css).toContain('maroon')
  // What the node says itself wins.
  expect(css).not.toContain('4px')
  expect(compiler.one('on').published.attributes).toBeUndefined()
  expect(rule(compiler.one('on'))).toContain('pink')
})

test('publish-C61 a node follows the class that it has by a condition, and the one around that', () => {
  const site = project([
    styleClass('late', { default: { color: 'red' } }),
    styleClass('very', { default: { opacity: '0.5' } }, { parentId: id('late') }),
    node('one', 'home', 'text', { classes: { [id('very')]: 'a0' }, classConditions: { [id('very')]: bind('1 < 2') } }),
  ])
  const { dependsOn, rules } = compilerOf(site).one('one')
  expect(dependsOn).toEqual(expect.arrayContaining([id('very'), id('late')]))
  expect(rule({ rules })).toMatch(/color:red.*opacity:0?\.5|opacity:0?\.5.*color:red/)
})

test('publish-C61 the condition of an instance sees its own place, and a class that it has always is on', () => {
  const records = (more: object) =>
    project([
      late,
      component('card'),
      rootNode('card', 'text', { classes: { [id('late')]: 'a0' }, classConditions: { [id('late')]: bind('false') } }),
      instance('first', 'home', 'card', {}, more),
    ])
  const uid = `${id('first')}.${id('cardroot')}`
  const always = compilerOf(records({ classes: { [id('late')]: 'a0' } }))
  expect(always.compiler.node(uid)?.published.attributes?.[MARK]).toBeUndefined()
  const bound = compilerOf(records({ classes: { [id('late')]: 'a0' }, classConditions: { [id('late')]: bind('page.name') } }))
  expect(JSON.stringify(bound.compiler.node(uid)?.published.attributes?.[MARK])).toContain('classConditions/')
  expect(Object.keys(bound.compiler.node(id('first'))?.published.component?.props ?? {})).toEqual([
    `classConditions/${id('late')}`,
  ])
})

test('publish-C61 a class by a condition has its looks under a pointer and the focus while the condition holds, weaker than those of the node', () => {
  const styles = { default: { color: 'black' }, 'default:hover': { opacity: '0.5' }, 'default:disabled': { color: 'grey' } }
  const lit = styleClass('late', {
    default: { color: 'red' },
    'default:hover': { color: 'pink', opacity: '0.1' },
    'tablet:focus': { color: 'blue' },
  })
  const condition = { [id('late')]: bind('page.name') }
  const { rules } = compilerOf(
    project([lit, node('one', 'home', 'text', { classes: { [id('late')]: 'a0' }, classConditions: condition, styles })]),
  ).one('one')
  const css = rule({ rules })
  expect(css).toContain(`:where([${MARK}]):hover{color:pink}`)
  expect(css).not.toContain('0.1')
  expect(css).toMatch(new RegExp(`@media [^{]*\\{[^{]*:where\\(\\[${MARK}\\]\\)[^{]*focus-visible[^{]*\\{color:`))
  // What a class that is always on would have to give way to, comes later and weighs as much.
  expect(css.indexOf('pink')).toBeGreaterThan(css.indexOf(':hover{opacity:'))
  expect(css.indexOf('pink')).toBeLessThan(css.indexOf('disabled'))
})
