import { blankNode, blankPage } from '../../records/blank.ts'
import type { Inputs } from './inputs.ts'
import { LANGUAGES, NAMES, of, some } from './picks.ts'

/** Pages, the site, its files, languages and screens. */
export const siteInputs = {
  insertPage: (dice) => ({ name: dice.pick(NAMES) ?? '', newId: dice.newId }),
  insertPageSet: (dice) => {
    const [signIn, top] = [dice.newId(), dice.newId()]
    return {
      records: [
        blankPage(signIn, dice.pick(NAMES) ?? '', '', '', LANGUAGES.slice(0, 1)),
        blankNode(top, 'section', { parentId: signIn, slot: 'sections', index: 'a0' }),
      ],
      pluginId: of(dice, 'plugin'),
      publicData: { page: { pageId: signIn } },
      signInPageId: signIn,
    }
  },
  duplicatePage: (dice) => ({ id: of(dice, 'page'), newId: dice.newId }),
  deletePage: (dice) => ({ id: of(dice, 'page') }),
  movePage: (dice) => ({ id: of(dice, 'page'), at: dice.upTo(4), ...(dice.isLucky() && { folder: 'Shop' }) }),
  renamePage: (dice) => ({ id: of(dice, 'page'), name: dice.pick(NAMES) ?? '' }),
  setPage: (dice) => ({ id: of(dice, 'page'), values: { title: { [dice.pick(LANGUAGES) ?? 'ru']: 'T' }, linkId: null } }),
  setDataSet: (dice) => ({
    id: of(dice, 'page'),
    dataSet: dice.pick([null, { collectionId: of(dice, 'collection'), field: dice.pick(['name', 'a.b', '1']) ?? '' }]) ?? null,
  }),
  setNotFoundPage: (dice) => ({ id: of(dice, 'page') }),
  setPagePath: (dice) => ({ id: of(dice, 'page'), path: dice.pick(['home', 'about', 'a/{{b}}', '/x', 'en']) ?? '' }),
  setSite: (dice) => ({ values: { homePageId: of(dice, 'page'), testsBlockPublishing: dice.isLucky() || null } }),
  setAccess: (dice) => ({
    values: {
      notSignedInPageId: dice.isLucky() ? null : of(dice, 'page'),
      roles: { role000000000000: dice.isLucky() ? null : { name: dice.pick(NAMES) ?? '' } },
      groups: { group00000000000: dice.isLucky() ? null : { name: 'Staff', roles: ['role000000000000'] } },
    },
  }),
  setApp: (dice) => ({
    values: { isOn: dice.isLucky() || null, offlinePageId: dice.isLucky() ? null : of(dice, 'page') },
  }),
  setRedirects: (dice) => ({
    redirects: {
      [dice.isLucky() ? 'redirect00000000' : dice.newId()]: dice.isLucky()
        ? null
        : { from: dice.pick(['old', 'old/{{id}}', 'blog/*', 'a//b']) ?? '', to: { pageId: of(dice, 'page') }, status: 301 },
    },
  }),
  insertAsset: (dice) => ({
    name: dice.pick(NAMES) ?? '',
    file: 'f'.repeat(64) + '.png',
    mime: 'image/png',
    size: 5,
    newId: dice.newId,
  }),
  renameAsset: (dice) => ({ id: of(dice, 'asset'), name: dice.pick(NAMES) ?? '' }),
  deleteAssets: (dice) => ({
    ids: some(
      dice,
      dice.view.of('asset').map(({ id }) => id),
    ),
  }),
  insertLanguage: (dice) => ({ language: dice.pick(LANGUAGES) ?? '' }),
  moveLanguage: (dice) => ({ language: dice.pick(LANGUAGES) ?? '', at: dice.upTo(3) }),
  renameLanguage: (dice) => ({ language: dice.pick(LANGUAGES) ?? '', to: dice.pick(LANGUAGES) ?? '' }),
  setDefaultLanguage: (dice) => ({ language: dice.pick(LANGUAGES) ?? '' }),
  setTexts: (dice) => ({
    texts: [
      {
        id: of(dice, dice.pick(['node', 'page', 'site']) ?? 'node'),
        map: dice.pick(['props/text', 'title', 'meta/desc', 'paths', 'names', 'branding/text']) ?? '',
        language: dice.pick(LANGUAGES) ?? '',
        value: dice.pick(['y', null]) ?? null,
      },
    ],
  }),
  deleteLanguage: (dice) => ({ language: dice.pick(LANGUAGES) ?? '' }),
  insertScreen: (dice) => ({ label: dice.pick(['Phone', 'Wide!', '']) ?? '', maxWidth: dice.pick([400, 500, 767, 0]) ?? 400 }),
  setScreen: (dice) => ({
    id: dice.pick(['default', 'mobile', 'phone', 'none']) ?? '',
    values: { label: 'Small', ...(dice.isLucky() && { maxWidth: dice.pick([300, 991]) ?? 300 }) },
  }),
  deleteScreen: (dice) => ({ id: dice.pick(['default', 'mobile', 'phone', 'tablet']) ?? '' }),
} satisfies Partial<Inputs>
