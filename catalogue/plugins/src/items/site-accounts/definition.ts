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

/** What shows that it is the account's holder who asks. */
const ownPassword = bindableText(
  { en: 'Present password', ru: 'Нынешний пароль' },
  { en: 'Or a code that “Send a code” has sent.', ru: 'Или код, посланный действием «Послать код».' },
)
const ownCode = bindableText(
  { en: 'Code, in its place', ru: 'Код вместо него' },
  {
    en: 'For accounts without a password: those that are signed in to by link or code.',
    ru: 'Для учётных записей без пароля: тех, в которые входят по ссылке или коду.',
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
  auth: { roleKey: 'roles', roleType: 'array-string', roleNameKey: 'name', passwordPage: 'passwordPage', writesLetters: true },
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
    changeName: {
      label: { en: 'Change the name', ru: 'Сменить имя' },
      fields: { name: bindableText({ en: 'Name', ru: 'Имя' }) },
    },
    changePassword: {
      label: { en: 'Change the password', ru: 'Сменить пароль' },
      fields: { password: ownPassword, code: ownCode, newPassword: bindableText({ en: 'New password', ru: 'Новый пароль' }) },
      required: ['newPassword'],
    },
    changeEmail: {
      label: { en: 'Change the e-mail: send a link', ru: 'Сменить почту: послать ссылку' },
      fields: {
        email: bindableText(
          { en: 'New e-mail', ru: 'Новая почта' },
          {
            en: 'A link is sent there, and word of it to the present address. Whether somebody has it already is not told.',
            ru: 'Туда придёт ссылка, а на нынешний адрес сообщение об этом. Занят ли адрес, не сообщается.',
          },
        ),
        password: ownPassword,
        code: ownCode,
        goTo,
      },
      required: ['email'],
    },
    deleteAccount: {
      label: { en: 'Delete the account', ru: 'Удалить учётную запись' },
      fields: { password: ownPassword, code: ownCode, goTo },
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
