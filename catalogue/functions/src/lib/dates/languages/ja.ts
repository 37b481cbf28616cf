import ja from 'dayjs/locale/ja.js'
import { addLocales } from '../locales.ts'

addLocales([ja])
