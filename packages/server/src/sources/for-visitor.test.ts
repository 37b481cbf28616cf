import { describe, expect, it, vi } from 'vitest'
import { pairs } from '@heddle/kit'
import { messages } from '../messages.ts'
import type { ReleaseManifest } from '../releases/manifest.ts'
import { ServerError } from '../server-error.ts'
import { STRANGER, visitorAs } from '../testing/visitors.ts'
import { forVisitor } from './for-visitor.ts'

const USE = { fields: { query: pairs({ label: { en: 'Query' }, takesVisitor: true }) } }
const access: ReleaseManifest['access'] = {
  defaultLanguage: 'en',
  roleKey: 'jobs',
  roleType: 'array-object',
  roleNameKey: 'title',
}
const named = (...values: readonly unknown[]) => ({ query: values.map((value) => ({ name: 'q', value })) })
const filled = async (user: unknown, ...values: readonly unknown[]) =>
  (await forVisitor(USE, named(...values), visitorAs({ user }), access)).config.query.map(({ value }) => value)
const refused = (visitor: Parameters<typeof forVisitor>[2]) =>
  forVisitor(USE, named('{visitor.id}'), visitor, access).catch((error: unknown) => error)

describe('what the server asks for whoever is signed in', () => {
  it('holds what the plugin that signs visitors in says of them, and the names of their roles', async () => {
    const user = { id: 7, name: 'Ann', company: { id: 'c-1' }, jobs: [{ title: 'staff' }, { title: 'night' }] }
    expect(await filled(user, '{visitor.id}', '{visitor.company.id}', '{visitor.roles}')).toEqual([7, 'c-1', 'staff,night'])
    expect(await filled({ id: 7 }, '{visitor.roles}')).toEqual([''])
    const { visitor } = await forVisitor(USE, named('{visitor.id}'), visitorAs({ user }), access)
    expect(visitor).toEqual({ user, roles: ['staff', 'night'] })
    expect(visitor?.user).not.toBe(user)
  })

  it.each([undefined, null, '', {}, [], ['a']])('is not asked for who has %j where a value is named', async (id) => {
    await expect(filled({ id }, '{visitor.id}')).rejects.toEqual(new ServerError(messages.visitorLacks('id')))
  })

  it.each(['toString', '__proto__', 'constructor.name', 'id.length'])('knows own values only: not %s', async (path) => {
    await expect(filled({ id: 'ann' }, `{visitor.${path}}`)).rejects.toMatchObject({ code: 'visitor-lacks' })
  })

  it('is asked for nobody who is not signed in, cannot be told, or does not fit into an answer', async () => {
    const circle: Record<string, unknown> = { id: 1 }
    circle['self'] = circle
    expect(await refused(STRANGER)).toEqual(new ServerError(messages.askedSignedOut))
    expect(await refused(visitorAs({ user: null }))).toEqual(new ServerError(messages.askedSignedOut))
    expect(await refused(visitorAs({ user: 'ann' }))).toEqual(new ServerError(messages.askedSignedOut))
    expect(await refused(visitorAs('blocked'))).toEqual(new ServerError(messages.nobodySignsIn))
    expect(await refused(visitorAs('failed'))).toEqual(new ServerError(messages.visitorsFailed))
    expect(await refused(visitorAs({ user: circle }))).toEqual(new ServerError(messages.visitorsFailed))
  })

  it('is found out only where something is for them', async () => {
    const identify = vi.fn(visitorAs('failed').identify)
    const config = named('{key}', { type: 'f', tree: ['l', '{visitor.id}'] })
    expect(await forVisitor(USE, config, { identify }, access)).toEqual({ config, visitor: undefined })
    expect(identify).not.toHaveBeenCalled()
  })
})
