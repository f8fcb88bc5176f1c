/**
 * Controls of Office's own forms (MS-OFORMS 2.1.2 and the form fields of web pages): buttons, boxes and lists, which do nothing without macros.
 * Any other class is code of another program, which is loaded with the document.
 */
const FORM_CONTROLS = new Set([
  '8bd21d10-ec42-11ce-9e0d-00aa006002f3', // TextBox
  '8bd21d20-ec42-11ce-9e0d-00aa006002f3', // ListBox
  '8bd21d30-ec42-11ce-9e0d-00aa006002f3', // ComboBox
  '8bd21d40-ec42-11ce-9e0d-00aa006002f3', // CheckBox
  '8bd21d50-ec42-11ce-9e0d-00aa006002f3', // OptionButton
  '8bd21d60-ec42-11ce-9e0d-00aa006002f3', // ToggleButton
  'd7053240-ce69-11cd-a777-00dd01143c57', // CommandButton
  '978c9e23-d4b0-11ce-bf2d-00aa003f40d0', // Label
  '79176fb0-b7f2-11ce-97ef-00aa006d2776', // SpinButton
  'dfd181e0-5e2f-11ce-a449-00aa004a803d', // ScrollBar
  '4c599241-6926-101b-9992-00000b65c6f9', // Image
  '6e182020-f460-11ce-9bcd-00aa00608e01', // Frame
  '46e31370-3f7a-11ce-bed6-00aa00611080', // MultiPage
  'eae50eb0-4a62-11ce-bed6-00aa00611080', // TabStrip
  'c62a69f0-16dc-11ce-9e98-00aa00574a4f', // UserForm
]);
const OF_WEB_FORM = /^5512d1[12][0-9a-f]-5cc6-11cf-8d67-00aa00bdce1d$/;

export function isFormControl(classId: string): boolean {
  const id = classId.replace(/[{}]/g, '').trim().toLowerCase();
  return FORM_CONTROLS.has(id) || OF_WEB_FORM.test(id);
}
