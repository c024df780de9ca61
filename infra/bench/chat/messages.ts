/** As long as what people write to each other: 63 characters, in UTF-8 some twice that. */
export const text = 'السلام عليكم، هل ما زالت الغرفة متاحة؟ أعمل قريبًا من الحي نفسه'
