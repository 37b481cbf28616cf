import { boolean, definePlugin, text, type LocalizedText } from '@heddle/kit'

const bindableText = (label: LocalizedText, help?: LocalizedText) =>
  text({ label, ...(help && { help }), default: '', bindable: true })

const email = bindableText({ en: 'E-mail', ru: 'Почта' })
const password = bindableText({ en: 'Password', ru: 'Пароль' })
const goTo = bindableText(
  { en: 'Then go to', ru: 'Затем перейти' },
  {
    en: 'A path of the site. Who was led here from another page goes back to that one.',
    ru: 'Путь на сайте. Кто пришёл с другой страницы, вернётся на неё.',
  },
)

/** Specification sections 6 and 7: accounts of the site's own, kept by its own server. */
export const definition = definePlugin({
  namespace: 'site-accounts',
  label: { en: 'Site accounts', ru: 'Учётные записи сайта' },
  description: {
    en: 'Visitors sign in with e-mail and password. Their accounts are kept by this server, each site’s in a place of its own.',
    ru: 'Посетители входят по почте и паролю. Учётные записи хранит этот сервер, для каждого сайта отдельно.',
  },
  icon: 'user-round-check',
  settings: {
    public: {
      fields: {
        allowSignUp: boolean({
          label: { en: 'Visitors may make accounts', ru: 'Посетители могут создавать учётные записи' },
          default: true,
          bindable: false,
        }),
      },
    },
  },
  auth: { roleKey: 'roles', roleType: 'array-string', roleNameKey: 'name' },
  staysHome: true,
  actions: {
    signIn: { label: { en: 'Sign in', ru: 'Войти' }, fields: { email, password, goTo }, required: ['email', 'password'] },
    signUp: {
      label: { en: 'Sign up', ru: 'Зарегистрироваться' },
      fields: { name: bindableText({ en: 'Name', ru: 'Имя' }), email, password, goTo },
      required: ['email', 'password'],
    },
    signOut: { label: { en: 'Sign out', ru: 'Выйти' }, fields: { goTo } },
  },
  variables: {
    user: { label: { en: 'User', ru: 'Пользователь' }, type: 'object', default: null },
    isAuthenticated: { label: { en: 'Is signed in', ru: 'Вошёл' }, type: 'boolean', default: false },
  },
  triggers: {
    signedIn: { label: { en: 'Somebody has signed in', ru: 'Посетитель вошёл' } },
    signedOut: { label: { en: 'Somebody has signed out', ru: 'Посетитель вышел' } },
  },
})
