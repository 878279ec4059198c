/** What visitors wrote. */
export function Messages() {
  return null;
}
