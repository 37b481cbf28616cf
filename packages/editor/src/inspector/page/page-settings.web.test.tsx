import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setPage } from '@heddle/document/operations'
import { Page } from '@heddle/testing'
import { openEditor } from '../../testing/open-editor.tsx'
import type { OpenEditor } from '../../testing/open-editor.tsx'
import { showProblem } from '../../problems/show-problem.ts'
import { Inspector } from '../inspector.tsx'
import { HeadSettings } from './head-fields.tsx'
import { PageSettings } from './page-settings.tsx'

const ABOUT = 'about00000000000'
const fixture = [
  <Page key="home" name="Home" title="Home" />,
  <Page key="about" id={ABOUT} name="About" path="about" title="About us" />,
  <Page key="tours" name="Tours" path="tours" title="Tours" />,
]

let opened: OpenEditor | undefined
async function open() {
  opened = await openEditor(fixture, <PageSettings ofHead={<HeadSettings />} />)
  opened.editor.session.pageId.value = ABOUT
  await expect.element(field('Name')).toHaveValue('About')
  return opened.editor
}
const field = (name: string | RegExp) => page.getByRole('textbox', { name })
const about = () => opened?.editor.view.find('page', ABOUT)
const put = async (name: string | RegExp, text: string) => {
  await field(name).fill(text)
  await userEvent.keyboard('{Enter}')
}

describe('the settings of a page', () => {
  it('takes a name, which the address follows, an address of its own and a title; undo takes them back one by one', async () => {
    const editor = await open()
    await put('Name', 'Us')
    await put('Path', ' company/us ')
    await put(/^Title/, 'Who we are')
    expect(about()).toMatchObject({ name: 'Us', paths: { default: 'company/us' }, title: { en: 'Who we are' } })
    editor.client.undo()
    expect(about()).toMatchObject({ paths: { default: 'company/us' }, title: { en: 'About us' } })
    editor.client.undo()
    expect(about()).toMatchObject({ name: 'Us', paths: { default: 'us' } })
    editor.client.undo()
    await expect.element(field('Name')).toHaveValue('About')
  })

  it('an address that another page has is refused at the field, stays to be mended, and Escape gives the old one', async () => {
    await open()
    await put('Path', 'tours')
    await expect.element(field('Path')).toHaveAccessibleDescription(/The path "tours" is taken by the page "Tours"/)
    await expect.element(field('Path')).toHaveValue('tours')
    await userEvent.keyboard('{Escape}')
    await expect.element(field('Path')).toHaveValue('about')
    await put('Name', ' ')
    await expect.element(field('Name')).toBeInvalid()
    expect(about()).toMatchObject({ name: 'About', paths: { default: 'about' } })
  })

  it('structured data that a problem is about has the focus, in its language, with its section open', async () => {
    const { editor } = await openEditor(fixture, <Inspector ofSelection={null} ofHead={<HeadSettings />} />)
    editor.change('Data', setPage(editor.view, { id: ABOUT, values: { meta: { structuredData: { en: '{' } } } }))
    showProblem(editor, {
      id: 'p',
      severity: 'warning',
      message: '',
      pageId: ABOUT,
      formula: { recordId: ABOUT, path: ['meta', 'structuredData', 'en'] },
    })
    await expect.element(field('Structured data in en')).toHaveFocus()
    expect(editor.session.askedFormula.value).toBeUndefined()
  })

  it('shows the page that one goes to, and never leaves a page without a language', async () => {
    const editor = await open()
    await expect.element(page.getByRole('switch', { name: 'English (en)' })).toBeDisabled()
    await expect.element(page.getByText('A page needs at least one language.')).toBeVisible()
    editor.session.pageId.value = editor.view.site()?.homePageId ?? ''
    await expect.element(field('Name')).toHaveValue('Home')
    await expect.element(field('Path')).toHaveAccessibleDescription('Home page: served at /')
  })
})

describe('what search engines are told of a page', () => {
  it('comes from formulas by the ƒ or a typed =, and from texts again when one is unbound', async () => {
    const editor = await open()
    await page.getByRole('button', { name: 'Bind Title in en to a formula' }).click()
    const input = page.getByRole('textbox', { name: 'Formula: Title in en' })
    await expect.element(input).toHaveFocus()
    await userEvent.keyboard('page.name{Control>}{Enter}{/Control}')
    expect(about()?.title).toEqual({ en: { type: 'f', code: 'page.name' } })
    await expect.element(page.getByRole('button', { name: 'Edit the formula of Title in en: page.name' })).toBeVisible()
    await field('Keywords in en').click()
    await userEvent.keyboard('=')
    await expect.element(page.getByRole('textbox', { name: 'Formula: Keywords in en' })).toHaveFocus()
    await userEvent.keyboard('page.name{Control>}{Enter}{/Control}')
    expect(about()?.meta.keywords).toEqual({ en: { type: 'f', code: 'page.name' } })
    await page.getByRole('button', { name: 'Bind Picture to a formula' }).click()
    await expect.element(page.getByRole('textbox', { name: 'Formula: Picture' })).toHaveFocus()
    await userEvent.keyboard("'/a.png'{Control>}{Enter}{/Control}")
    expect(about()?.metaImage).toEqual({ type: 'f', code: "'/a.png'" })
    editor.client.undo()
    editor.client.undo()
    editor.client.undo()
    expect(about()).toMatchObject({ title: { en: 'About us' } })
    expect(about()?.metaImage).toBeUndefined()
  })

  it('shows how a search engine and a social network show it, as it is typed, and says what is too long', async () => {
    await open()
    const search = page.getByRole('figure', { name: 'As a search engine shows it' })
    const social = page.getByRole('figure', { name: 'As social networks show it' })
    await expect.element(search.getByText('Without a description search engines choose a part of the page.')).toBeVisible()
    await put(/^Title/, 'Who we are')
    await put(/^Social title/, 'Us!')
    await expect.element(search.getByText('Who we are')).toBeVisible()
    await expect.element(search.getByText('your site › about')).toBeVisible()
    await expect.element(social.getByText('Us!')).toBeVisible()
    await put(/^Title/, 'x'.repeat(61))
    await expect.element(search.getByText('61 characters; about 60 are shown.')).toBeVisible()
  })
})

describe('for members who change texts and pictures', () => {
  const openAs = async (role: 'content-editor' | 'viewer') => {
    opened = await openEditor(fixture, <PageSettings ofHead={<HeadSettings />} />, undefined, undefined, role)
    opened.editor.session.pageId.value = ABOUT
    await expect.element(page.getByText('About us').first()).toBeVisible()
  }
  const isClosed = (element: Element | null | undefined) => element?.closest('[inert]') !== null
  const inputOf = (value: string) => [...document.querySelectorAll('input')].find((input) => input.value === value)

  it('what search engines show is open and takes no formula; address, access and the rest are closed', async () => {
    await openAs('content-editor')
    await put(/^Title/, 'Who we are')
    expect(about()?.title).toEqual({ en: 'Who we are' })
    expect(isClosed(inputOf('about'))).toBe(true)
    const hidden = page.getByText('Leave out of search engines').element()
    expect(isClosed(hidden)).toBe(true)
    expect(isClosed(field(/^Description/).element())).toBe(false)
    expect(page.getByRole('button', { name: /ormula/ }).elements()).toEqual([])
  })

  it('to somebody who only looks all of it is closed', async () => {
    await openAs('viewer')
    expect(isClosed(inputOf('About us'))).toBe(true)
    expect(isClosed(inputOf('about'))).toBe(true)
  })
})
