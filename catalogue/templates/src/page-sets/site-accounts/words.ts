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
  sendLink: { en: 'Send the link', ru: 'Послать ссылку' },
  newPassword: { en: 'New password', ru: 'Новый пароль' },
  newPasswordAct: { en: 'Set the password', ru: 'Задать пароль' },
  byPassword: { en: 'Sign in with a password', ru: 'Войти по паролю' },
  byLink: { en: 'Sign in by a link', ru: 'Войти по ссылке' },
  byLinkLead: {
    en: 'Write your e-mail address, and a link that signs you in is sent to it.',
    ru: 'Укажите почту, и на неё придёт ссылка для входа.',
  },
  byCode: { en: 'Sign in with a code', ru: 'Войти по коду' },
  byCodeLead: {
    en: 'Write your e-mail address, and a code of six digits is sent to it.',
    ru: 'Укажите почту, и на неё придёт код из шести цифр.',
  },
  sendCode: { en: 'Send the code', ru: 'Послать код' },
  code: { en: 'Code', ru: 'Код' },
  name: { en: 'Name', ru: 'Имя' },
  email: { en: 'E-mail', ru: 'Почта' },
  password: { en: 'Password', ru: 'Пароль' },
  passwordHint: { en: 'At least 8 characters', ru: 'Не меньше 8 знаков' },
  showPassword: { en: 'Show password', ru: 'Показать пароль' },
  presentPassword: { en: 'Present password', ru: 'Нынешний пароль' },
  newEmail: { en: 'New e-mail', ru: 'Новая почта' },
  account: { en: 'Account', ru: 'Учётная запись' },
  save: { en: 'Save', ru: 'Сохранить' },
  saved: { en: 'Saved.', ru: 'Сохранено.' },
  change: { en: 'Change the password', ru: 'Сменить пароль' },
  changeLead: {
    en: 'It signs you out everywhere else.',
    ru: 'Во всех остальных местах вы при этом выйдете.',
  },
  changed: { en: 'The password is changed.', ru: 'Пароль изменён.' },
  moveLead: {
    en: 'A link is sent to the new address. Open it in this browser: until then you sign in with the present one.',
    ru: 'На новый адрес придёт ссылка. Откройте её в этом браузере: до тех пор вы входите с нынешним.',
  },
  sentMove: {
    en: 'Look into the mail of the new address: a link is on its way to it.',
    ru: 'Загляните в почту нового адреса: ссылка уже в пути.',
  },
  noPassword: { en: 'No password?', ru: 'Нет пароля?' },
  noPasswordLead: {
    en: 'A code that your address is sent takes its place: each time another one.',
    ru: 'Его заменит код, который придёт на ваш адрес: каждый раз новый.',
  },
  sentProof: {
    en: 'A code is on its way to you. Write it where the password was asked for.',
    ru: 'Код уже в пути. Впишите его там, где спрашивался пароль.',
  },
  signOut: { en: 'Sign out', ru: 'Выйти' },
  deleteTitle: { en: 'Delete the account', ru: 'Удалить учётную запись' },
  deleteLead: {
    en: 'At once and for good. Files that you uploaded stay with the site.',
    ru: 'Сразу и навсегда. Загруженные вами файлы останутся на сайте.',
  },
  hasAccount: { en: 'I have an account', ru: 'У меня есть учётная запись' },
  sentConfirm: {
    en: 'Look into your mail: open the link that we sent to finish your account.',
    ru: 'Загляните в почту: откройте присланную ссылку, и учётная запись будет готова.',
  },
  sentLink: {
    en: 'If there is an account with this address, a link is on its way to it. Look into your mail.',
    ru: 'Если учётная запись с этим адресом есть, ссылка уже в пути. Загляните в почту.',
  },
  sentCode: {
    en: 'If there is an account with this address, a code is on its way to it. Write it here.',
    ru: 'Если учётная запись с этим адресом есть, код уже в пути. Впишите его сюда.',
  },
  anotherCode: { en: 'Send another code', ru: 'Послать другой код' },
  sentAnother: {
    en: 'Another code is on its way. The one before is not taken any more.',
    ru: 'Другой код уже в пути. Прежний больше не подходит.',
  },
  sentPassword: {
    en: 'If there is an account with this address, a link is on its way to it. Look into your mail.',
    ru: 'Если учётная запись с этим адресом есть, ссылка уже в пути. Загляните в почту.',
  },
} as const

/** What a refusal of the server is called in Russian, by its code; in English the server says it itself. */
export const REFUSALS_RU: Readonly<Record<string, string>> = {
  'wrong-password': 'Почта или пароль не подходят.',
  'wrong-own-password': 'Это не ваш пароль.',
  'no-proof': 'Укажите пароль или код, посланный на вашу почту.',
  'same-email': 'Этот адрес у вашей учётной записи уже есть.',
  'signed-out': 'Сначала войдите.',
  'wrong-code': 'Код не подходит, или его срок истёк. Попросите новый.',
  'bad-email': 'Это не похоже на адрес почты.',
  'short-password': 'В пароле не меньше 8 знаков.',
  'long-password': 'Пароль слишком длинный.',
  'no-account-made': 'Учётная запись не создана. Если она у вас уже есть, войдите.',
  'sign-up-closed': 'Здесь нельзя зарегистрироваться самому.',
  'used-link': 'Эта ссылка уже использована, или её срок истёк. Попросите новую.',
  'too-many': 'Слишком много попыток. Попробуйте позже.',
}
