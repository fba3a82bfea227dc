import type texts from './en/index.ts'

export type TextKey = keyof typeof texts
export type Texts = { readonly [key in TextKey]: string }
