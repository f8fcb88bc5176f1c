-- Who hides the last two documents of a text at once waits for the other: otherwise each would leave it to the other's document.
CREATE OR REPLACE FUNCTION forget_document_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM document_texts WHERE storage_key = old.storage_key FOR UPDATE;
  DELETE FROM document_texts t WHERE t.storage_key = old.storage_key
    AND NOT EXISTS (SELECT FROM files f WHERE f.storage_key = old.storage_key AND f.hidden_at IS NULL);
  RETURN NULL;
END $$;
