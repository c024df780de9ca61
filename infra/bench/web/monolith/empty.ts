/** In place of a remote's own stylesheet: `styles.css` beside this file has it all. */
export {}
