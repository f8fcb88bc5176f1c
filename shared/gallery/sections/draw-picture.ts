/** A landscape, as an address and as the file that somebody would choose. */
export function drawPicture(): { address: string; file: File } {
  const canvas = document.createElement('canvas');
  canvas.width = 900;
  canvas.height = 600;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  const hill = (colour: string, from: number, top: number, to: number) => {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.moveTo(0, 600);
    pen.lineTo(0, from);
    pen.quadraticCurveTo(450, top, 900, to);
    pen.lineTo(900, 600);
    pen.fill();
  };
  pen.fillStyle = '#f0d9b5';
  pen.fillRect(0, 0, 900, 600);
  hill('#8fa7a3', 330, 120, 380);
  hill('#48605f', 420, 260, 330);
  hill('#15434a', 480, 560, 420);
  const address = canvas.toDataURL('image/png');
  const bytes = Uint8Array.from(atob(address.split(',')[1] ?? ''), (sign) => sign.charCodeAt(0));
  return { address, file: new File([bytes], 'hills.png', { type: 'image/png' }) };
}
