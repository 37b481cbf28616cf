import zh from 'dayjs/locale/zh.js'
import zhHk from 'dayjs/locale/zh-hk.js'
import zhTw from 'dayjs/locale/zh-tw.js'
import { addLocales } from '../locales.ts'

addLocales([zh, zhHk, zhTw])
