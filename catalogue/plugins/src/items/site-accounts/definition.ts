import { boolean, definePlugin, page, text, type LocalizedText } from '@heddle/kit'

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
    en: 'Visitors sign in with e-mail and password, or by a link or a code that they are sent. Their accounts are kept by this server, each site’s in a place of its own.',
    ru: 'Посетители входят по почте и паролю, по присланной ссылке или по коду. Учётные записи хранит этот сервер, для каждого сайта отдельно.',
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
        confirmEmail: boolean({
          label: { en: 'Addresses are confirmed by mail', ru: 'Адрес подтверждается по почте' },
          help: {
            en: 'An account is made when the link of a letter is opened. Who has one already is told so by the letter alone.',
            ru: 'Учётная запись появится, когда откроют ссылку из письма. Если она уже есть, об этом скажет только письмо.',
          },
          default: false,
          bindable: false,
        }),
        passwordPage: page({
          label: { en: 'Page for a new password', ru: 'Страница нового пароля' },
          help: {
            en: 'Links in letters lead there. Without one they lead to a plain page of the server’s own.',
            ru: 'На неё ведут ссылки из писем. Без неё они ведут на простую страницу самого сервера.',
          },
          bindable: false,
        }),
      },
    },
  },
  auth: { roleKey: 'roles', roleType: 'array-string', roleNameKey: 'name', passwordPage: 'passwordPage' },
  staysHome: true,
  actions: {
    signIn: { label: { en: 'Sign in', ru: 'Войти' }, fields: { email, password, goTo }, required: ['email', 'password'] },
    signUp: {
      label: { en: 'Sign up', ru: 'Зарегистрироваться' },
      fields: { name: bindableText({ en: 'Name', ru: 'Имя' }), email, password, goTo },
      required: ['email', 'password'],
    },
    sendPasswordLink: {
      label: { en: 'Forgotten password: send a link', ru: 'Забытый пароль: послать ссылку' },
      fields: { email },
      required: ['email'],
    },
    setPassword: {
      label: { en: 'Set the password by the link', ru: 'Задать пароль по ссылке' },
      fields: { password, goTo },
      required: ['password'],
    },
    sendSignInLink: {
      label: { en: 'Send a link to sign in', ru: 'Послать ссылку для входа' },
      fields: { email, goTo },
      required: ['email'],
    },
    sendCode: { label: { en: 'Send a code', ru: 'Послать код' }, fields: { email }, required: ['email'] },
    signInWithCode: {
      label: { en: 'Sign in with the code', ru: 'Войти по коду' },
      fields: {
        email,
        code: bindableText({ en: 'Code', ru: 'Код' }),
        goTo,
      },
      required: ['email', 'code'],
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
