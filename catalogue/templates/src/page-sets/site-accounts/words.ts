/** What the pages say, in the languages that the server's own pages speak. */
export const words = {
  signIn: { en: 'Sign in', ru: 'Вход' },
  signInAct: { en: 'Sign in', ru: 'Войти' },
  signUp: { en: 'Create an account', ru: 'Регистрация' },
  signUpAct: { en: 'Create the account', ru: 'Зарегистрироваться' },
  forgotten: { en: 'Forgotten password', ru: 'Забытый пароль' },
  forgottenLead: {
    en: 'Write your e-mail address, and a link to set a new password is sent to it.',
    ru: 'Укажите почту, и на неё придёт ссылка, чтобы задать новый пароль.',
  },
  forgottenAct: { en: 'Send the link', ru: 'Послать ссылку' },
  newPassword: { en: 'New password', ru: 'Новый пароль' },
  newPasswordAct: { en: 'Set the password', ru: 'Задать пароль' },
  name: { en: 'Name', ru: 'Имя' },
  email: { en: 'E-mail', ru: 'Почта' },
  password: { en: 'Password', ru: 'Пароль' },
  passwordHint: { en: 'At least 8 characters', ru: 'Не меньше 8 знаков' },
  showPassword: { en: 'Show password', ru: 'Показать пароль' },
  hasAccount: { en: 'I have an account', ru: 'У меня есть учётная запись' },
  sentConfirm: {
    en: 'Look into your mail: open the link that we sent to finish your account.',
    ru: 'Загляните в почту: откройте присланную ссылку, и учётная запись будет готова.',
  },
  sentPassword: {
    en: 'If there is an account with this address, a link is on its way to it. Look into your mail.',
    ru: 'Если учётная запись с этим адресом есть, ссылка уже в пути. Загляните в почту.',
  },
} as const

/** What a refusal of the server is called in Russian, by its code; in English the server says it itself. */
export const REFUSALS_RU: Readonly<Record<string, string>> = {
  'wrong-password': 'Почта или пароль не подходят.',
  'bad-email': 'Это не похоже на адрес почты.',
  'short-password': 'В пароле не меньше 8 знаков.',
  'long-password': 'Пароль слишком длинный.',
  'no-account-made': 'Учётная запись не создана. Если она у вас уже есть, войдите.',
  'sign-up-closed': 'Здесь нельзя зарегистрироваться самому.',
  'used-link': 'Эта ссылка уже использована, или её срок истёк. Попросите новую.',
  'too-many': 'Слишком много попыток. Попробуйте позже.',
}
